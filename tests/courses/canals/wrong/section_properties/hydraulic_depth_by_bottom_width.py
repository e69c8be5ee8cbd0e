# divided the area by the bottom width instead of the top width for the hydraulic depth
def section_properties(y, b, z, h):
    sloped = np.minimum(y, h)
    above = np.maximum(y - h, 0)
    topwidth = b + z * sloped + z * sloped
    area = sloped * (b + topwidth) / 2 + above * topwidth
    side = sloped * (1 + z * z) ** 0.5 + above
    wetted = b + 2 * side
    return dict(A=area, P=wetted, T=topwidth, R=area / wetted, D=area / b)
