# only the blocks of a node with itself are added, the coupling of both nodes is missing
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        Ke, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        K[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] += Ke[:2, :2]
        K[2 * j : 2 * j + 2, 2 * j : 2 * j + 2] += Ke[2:, 2:]
    K += np.diag(springs.reshape(-1))
    return K
