# let the sloping sides go on above the lining instead of vertical walls
def section_properties(y, b, z, h):
    top = b + 2 * y * z
    area = y * (b + top) / 2
    side = np.hypot(y, z * y)
    perimeter = b + 2 * side
    out = {}
    out["A"] = area
    out["P"] = perimeter
    out["T"] = top
    out["R"] = area / perimeter
    out["D"] = area / top
    return out
