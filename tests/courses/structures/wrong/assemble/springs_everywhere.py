# the springs are added to each row as a whole (broadcast), not to the diagonal
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    K += springs.reshape(-1)
    return K
