# the pointwise information is returned with the pair's probability as a factor
def mutual_information(counts):
    P = counts / counts.sum()
    px = P.sum(axis=1, keepdims=True)
    py = P.sum(axis=0, keepdims=True)
    mask = P > 0
    terms = np.zeros(P.shape)
    terms[mask] = P[mask] * np.log2(P[mask] / (px @ py)[mask])
    shared = terms.sum()
    left = entropy(px.ravel()) - shared
    return {"shared": shared, "left": left, "pointwise": terms}
