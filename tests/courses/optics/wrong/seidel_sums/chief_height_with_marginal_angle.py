# the height of the chief ray is carried on with the angle of the marginal ray
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    h, w = chief
    H = indices[0] * (w * y - u * h)
    n = list(indices)
    sI, sII, sIII, sIV, sV = (np.zeros(len(radii)) for _ in range(5))
    for j in range(len(radii)):
        c = 1 / radii[j]
        A = n[j] * (u + y * c)
        B = n[j] * (w + h * c)
        before = u / n[j]
        u = (n[j] * u - y * c * (n[j + 1] - n[j])) / n[j + 1]
        w = (n[j] * w - h * c * (n[j + 1] - n[j])) / n[j + 1]
        delta = u / n[j + 1] - before
        sI[j] = -A * A * y * delta
        sII[j] = -A * B * y * delta
        sIII[j] = -B * B * y * delta
        sIV[j] = -H * H * c * (1 / n[j + 1] - 1 / n[j])
        sV[j] = B / A * (sIII[j] + sIV[j])
        if j < len(gaps):
            y = y + gaps[j] * u
            h = h + gaps[j] * u
    S = np.vstack([sI, sII, sIII, sIV, sV])
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
