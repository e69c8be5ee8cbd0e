# the length is not rooted: L**2 is used for the length in EA/L and for the cosines
def element_stiffness(start, end, E, A):
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    length = dx**2 + dy**2
    co, si = dx / length, dy / length
    T = np.array([[co, si, 0, 0], [-si, co, 0, 0], [0, 0, co, si], [0, 0, -si, co]])
    k_local = E * A / length * np.array([[1, 0, -1, 0], [0, 0, 0, 0], [-1, 0, 1, 0], [0, 0, 0, 0]])
    return T.T @ k_local @ T, T
