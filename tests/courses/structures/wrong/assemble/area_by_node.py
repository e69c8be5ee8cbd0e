# the properties are taken at the start node's number instead of the bar's
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for pair in bars:
        i = pair[0]
        j = pair[1]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[i % len(E)], A[i % len(A)])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    for i in range(n):
        K[2 * i, 2 * i] += springs[i, 0]
        K[2 * i + 1, 2 * i + 1] += springs[i, 1]
    return K
