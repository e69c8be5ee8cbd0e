# added the wetted wall once instead of on both sides
def section_properties(y, b, z, h):
    low = np.minimum(y, h)
    wall = y - low
    T = b + 2 * z * low
    A = (b + z * low) * low + T * wall
    P = b + 2 * low * np.sqrt(1 + z**2) + wall
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}
