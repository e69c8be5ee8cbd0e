# two mistakes: the entries are subtracted, and the springs are halved
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        Ke, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] -= Ke
    K += 0.5 * np.diag(springs.reshape(-1))
    return K
