# the stable distribution is the class distribution of the last projected year, not the eigenvector
def project_population(n0, fertility, survival, steps):
    classes = len(n0)
    years = np.zeros((classes, steps + 1))
    years[:, 0] = n0
    for y in range(1, steps + 1):
        years[0, y] = fertility @ years[:, y - 1]
        years[1:, y] = survival * years[:-1, y - 1]
    head = years.sum(axis=0)
    L = np.diag(survival, -1)
    L[0] += fertility
    lam = np.max(np.linalg.eigvals(L).real)
    proportions = years / head
    return years, head[1:] / head[:-1], lam, proportions[:, -1]
