# the springs are added inside the loop, once for each bar
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    spring_matrix = np.diag(springs.reshape(-1))
    for b in range(len(bars)):
        i, j = bars[b]
        Kb, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += Kb
        K = K + spring_matrix
    return K
