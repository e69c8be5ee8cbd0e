# the stiffness of the end node, k[2, 2], is missing
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(np.sum(d**2))
    n = d / L
    T = np.zeros((4, 4))
    for block in (0, 2):
        T[block, block] = n[0]
        T[block, block + 1] = n[1]
        T[block + 1, block] = -n[1]
        T[block + 1, block + 1] = n[0]
    k = np.zeros((4, 4))
    k[0, 0] = E * A / L
    k[0, 2] = k[2, 0] = -E * A / L
    return T.T @ k @ T, T
