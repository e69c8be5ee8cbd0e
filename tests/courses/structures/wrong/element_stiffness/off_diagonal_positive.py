# the coupling terms of the local stiffness have a plus instead of a minus
def element_stiffness(start, end, E, A):
    delta = np.asarray(end) - np.asarray(start)
    length = np.sqrt((delta**2).sum())
    c, s = delta / length
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    ea = E * A / length
    k = np.zeros((4, 4))
    k[[0, 2, 0, 2], [0, 2, 2, 0]] = ea
    return T.T.dot(k).dot(T), T
