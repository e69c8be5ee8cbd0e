# projects class by class without a matrix, the eigenvector from the survivals and lambda
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    rows = [list(n0)]
    for t in range(steps):
        old = rows[-1]
        babies = sum(f * n for f, n in zip(fertility, old))
        rows.append([babies] + [survival[i] * old[i] for i in range(A - 1)])
    N = np.array(rows).T
    size = N.sum(axis=0)
    growth = np.array([size[t + 1] / size[t] for t in range(steps)])
    l = np.append(1.0, np.cumprod(survival))
    roots = np.roots(np.append(1.0, -fertility * l))
    lam = max(z.real for z in roots)
    w = l / lam ** np.arange(A)
    return N, growth, lam, w / w.sum()
