# computed the top width with the whole depth instead of the depth up to the lining's top
def section_properties(y, b, z, h):
    lower = np.minimum(y, h)
    upper = y - lower
    brim = b + 2 * z * lower
    A = lower * (b + brim) / 2 + upper * brim
    P = b + 2 * upper + 2 * lower * np.sqrt(z**2 + 1)
    T = b + 2 * z * y
    R = A / P
    D = A / T
    return {"A": A, "P": P, "T": T, "R": R, "D": D}
