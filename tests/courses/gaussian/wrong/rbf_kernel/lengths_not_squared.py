# what: the squared distance is divided by the length scale, not by its square
def rbf_kernel(X1, X2, lengths, variance):
    K = np.zeros((len(X1), len(X2)))
    for i, x in enumerate(X1):
        for j, z in enumerate(X2):
            dist = 0.0
            for k in range(len(lengths)):
                dist += (x[k] - z[k]) ** 2 / lengths[k]
            K[i, j] = variance * np.exp(-dist / 2)
    return K
