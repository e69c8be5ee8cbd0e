# left out the term 1 - D of the gains instead of adding it
def adapt_white(xyz, source, target, luminance, surround, discount):
    degree = 1.0 if discount else SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    s = np.einsum("ij,j->i", BRADFORD, source)
    t = np.einsum("ij,j->i", BRADFORD, target)
    g = degree * (source[1] * t) / (target[1] * s)
    rho = np.einsum("ij,nj->ni", BRADFORD, xyz)
    scaled = g[np.newaxis, :] * rho
    adapted = np.linalg.solve(BRADFORD, scaled.T).T
    return adapted, degree
