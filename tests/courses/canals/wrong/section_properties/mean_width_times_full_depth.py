# multiplied the mean of bottom and top width by the whole depth instead of adding the part between the walls
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    wall = y - low
    T = b + 2 * z * low
    A = (b + T) / 2 * y
    P = b + 2 * low * np.sqrt(1 + z**2) + 2 * wall
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}
