def assemble(nodes, bars, E, A, springs):
    K = np.diag(springs.ravel()).astype(float)
    for b, (i, j) in enumerate(bars):
        Ke, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dof = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        for p in range(4):
            for q in range(4):
                K[dof[p], dof[q]] += Ke[p, q]
    return K
