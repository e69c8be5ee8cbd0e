def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    total = np.zeros((2 * n, 2 * n))
    for (i, j), e, a in zip(bars, E, A):
        B = np.zeros((4, 2 * n))
        B[0, 2 * i] = B[1, 2 * i + 1] = B[2, 2 * j] = B[3, 2 * j + 1] = 1
        total = total + B.T @ element_stiffness(nodes[i], nodes[j], e, a)[0] @ B
    for k, s in enumerate(springs.flatten()):
        total[k, k] += s
    return total
