# read z as vertical to horizontal instead of horizontal to vertical
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    wall = y - low
    run = low / z
    T = b + 2 * run
    A = (b + run) * low + T * wall
    P = b + 2 * np.sqrt(low**2 + run**2) + 2 * wall
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}
