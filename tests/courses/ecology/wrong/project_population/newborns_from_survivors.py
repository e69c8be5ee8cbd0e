# the classes are moved up first and the births then use the already moved numbers of the classes above the first (only the first class still has its old number), not those of the year before
def project_population(n0, fertility, survival, steps):
    pop = np.array(n0, dtype=float)
    record = [pop.copy()]
    for _ in range(steps):
        pop[1:] = pop[:-1] * survival
        pop[0] = np.dot(fertility, pop)
        record.append(pop.copy())
    N = np.transpose(record)
    all_classes = N.sum(0)
    mat = np.zeros((pop.size, pop.size))
    mat[0, :] = fertility
    mat[1:, :-1] = np.diag(survival) if pop.size > 1 else mat[1:, :-1]
    vals, vecs = np.linalg.eig(mat)
    top = vals.real.argmax()
    w = np.abs(vecs[:, top])
    return N, all_classes[1:] / all_classes[:-1], vals[top].real, w / w.sum()
