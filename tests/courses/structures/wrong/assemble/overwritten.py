# the entries are assigned instead of added, later bars overwrite earlier ones
def assemble(nodes, bars, E, A, springs):
    n = nodes.shape[0]
    K = np.zeros((2 * n, 2 * n))
    for b, (i, j) in enumerate(bars):
        Kb, T = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        idx = np.array([2 * i, 2 * i + 1, 2 * j, 2 * j + 1])
        K[idx[:, None], idx] = Kb
    return K + np.diag(springs.ravel())
