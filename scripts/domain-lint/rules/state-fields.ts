import ts from 'typescript';

/** The places where the fields of a game's state, and of everything in it, are declared. */
export type StateFields = ReadonlySet<ts.Node>;

/** The folder of the game a file belongs to. */
export function gameOf(path: string): string | undefined {
  return /^(games\/[^/]+|packages\/kernel\/tests\/reference)\//.exec(path)?.[1];
}

/** The fields of every type of these files that is called `State` or `…State`. */
export function stateFields(files: readonly ts.SourceFile[], checker: ts.TypeChecker): StateFields {
  const fields = new Set<ts.Node>();
  const seen = new Set<ts.Type>();
  const collect = (type: ts.Type): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(collect);
    for (const element of checker.isArrayType(type) || checker.isTupleType(type) ? elements(type, checker) : []) {
      collect(element);
    }
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return;
    for (const info of checker.getIndexInfosOfType(type)) collect(info.type);
    for (const property of type.getProperties()) {
      const declarations = (property.declarations ?? []).filter(isField);
      for (const declaration of declarations) fields.add(declaration);
      if (declarations.length > 0) collect(checker.getTypeOfSymbol(property));
    }
  };
  for (const file of files) {
    for (const statement of file.statements) if (isStateType(statement)) collect(checker.getTypeAtLocation(statement));
  }
  return fields;
}

function isStateType(statement: ts.Statement): boolean {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isType && statement.name.text.endsWith('State');
}

function elements(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return checker.getTypeArguments(type as ts.TypeReference);
}

/** A field of ours, also one whose type follows from its declaration (`StateOf`); methods of arrays and strings are not. */
function isField(declaration: ts.Declaration): boolean {
  const isOne = ts.isPropertySignature(declaration) || ts.isPropertyAssignment(declaration);
  return isOne && !declaration.getSourceFile().isDeclarationFile;
}
