# the block of end node with start node is not added: not symmetric
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.diag(np.ravel(springs)) * 1.0
    for b in range(len(bars)):
        i, j = bars[b]
        Ke = element_stiffness(nodes[i], nodes[j], E[b], A[b])[0]
        si = slice(2 * i, 2 * i + 2)
        sj = slice(2 * j, 2 * j + 2)
        K[si, si] += Ke[:2, :2]
        K[si, sj] += Ke[:2, 2:]
        K[sj, sj] += Ke[2:, 2:]
    return K
