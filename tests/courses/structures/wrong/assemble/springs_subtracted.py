# the springs are subtracted instead of added
def assemble(nodes, bars, E, A, springs):
    size = 2 * len(nodes)
    K = -np.diag(springs.flatten())
    for (i, j), e, a in zip(bars, E, A):
        Ke = element_stiffness(nodes[i], nodes[j], e, a)[0]
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += Ke
    return K
