# right: complete adaptation first, then mixed with the colours themselves
def adapt_white(xyz, source, target, luminance, surround, discount):
    relative_source = BRADFORD @ (source / source[1])
    relative_target = BRADFORD @ (target / target[1])
    cones = np.einsum("cj,nj->nc", BRADFORD, xyz)
    back = np.linalg.inv(BRADFORD)
    complete = np.einsum("jc,nc->nj", back, cones * (relative_target / relative_source))
    degree = 1.0
    if not discount:
        degree = SURROUNDS[surround] * (1 - 1 / (3.6 * np.exp((luminance + 42) / 92)))
    return degree * complete + (1 - degree) * xyz, degree
