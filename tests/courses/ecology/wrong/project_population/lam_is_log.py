# the logarithm of the dominant eigenvalue (the rate r) is returned as lambda
def project_population(n0, fertility, survival, steps):
    def leslie():
        rows = [list(fertility)]
        for i, s in enumerate(survival):
            rows.append([s if j == i else 0.0 for j in range(len(fertility))])
        return np.array(rows)

    L = leslie()
    state = n0
    table = np.zeros((steps + 1, len(n0)))
    table[0] = state
    for year in range(1, steps + 1):
        state = np.einsum("ij,j->i", L, state)
        table[year] = state
    sizes = table.sum(axis=1)
    lams, W = np.linalg.eig(L)
    d = lams.real.argmax()
    r = np.log(lams.real[d])
    shares = W.real[:, d] / W.real[:, d].sum()
    return table.T, sizes[1:] / sizes[:-1], r, shares
