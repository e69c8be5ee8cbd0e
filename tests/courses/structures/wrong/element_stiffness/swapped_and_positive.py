# two mistakes: the off-diagonal is positive, and cosine and sine are swapped
def element_stiffness(start, end, E, A):
    L = np.sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
    s, c = (end - start) / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    w = E * A / L
    k = np.array([[w, 0, w, 0], [0, 0, 0, 0], [w, 0, w, 0], [0, 0, 0, 0]])
    return T.T @ k @ T, T
