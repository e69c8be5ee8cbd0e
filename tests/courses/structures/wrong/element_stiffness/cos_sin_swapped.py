# cosine and sine are swapped: the cosine is computed from dy
def element_stiffness(start, end, E, A):
    x1, y1 = start
    x2, y2 = end
    L = np.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
    cos = (y2 - y1) / L
    sin = (x2 - x1) / L
    T = np.array([
        [cos, sin, 0, 0],
        [-sin, cos, 0, 0],
        [0, 0, cos, sin],
        [0, 0, -sin, cos],
    ])
    stiff = E * A / L
    k = np.zeros((4, 4))
    k[0, 0] = stiff
    k[2, 2] = stiff
    k[0, 2] = -stiff
    k[2, 0] = -stiff
    return T.T @ k @ T, T
