# the direction is not divided by the length: T holds dx and dy
def element_stiffness(start, end, E, A):
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    L = np.sqrt(dx**2 + dy**2)
    T = np.array([[dx, dy, 0, 0], [-dy, dx, 0, 0], [0, 0, dx, dy], [0, 0, -dy, dx]])
    stiffness = E * A / L
    k = stiffness * np.array([[1, 0, -1, 0], [0, 0, 0, 0], [-1, 0, 1, 0], [0, 0, 0, 0]])
    return T.T @ k @ T, T
