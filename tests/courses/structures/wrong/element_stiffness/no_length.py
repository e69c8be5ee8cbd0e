# the division of EA by L is left out
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(d @ d)
    c, s = d / L
    block = np.array([[c, s], [-s, c]])
    T = np.block([[block, np.zeros((2, 2))], [np.zeros((2, 2)), block]])
    EA = E * A
    k = np.array([[EA, 0, -EA, 0], [0, 0, 0, 0], [-EA, 0, EA, 0], [0, 0, 0, 0]])
    return T.T @ k @ T, T
