# divided the perimeter by the area instead of the area by the perimeter
def section_properties(y, b, z, h):
    def trapezoid(depth):
        t = b + 2 * z * depth
        return t, 0.5 * (b + t) * depth, b + 2 * np.sqrt(depth**2 + (z * depth) ** 2)

    over = np.clip(y - h, 0, None)
    T, A, P = trapezoid(y - over)
    A = A + over * T
    P = P + 2 * over
    return {"A": A, "P": P, "T": T, "R": P / A, "D": A / T}
