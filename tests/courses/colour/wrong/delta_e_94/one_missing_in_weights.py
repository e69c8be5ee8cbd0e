# weighed with K times the chroma instead of 1 plus K times the chroma
def delta_e_94(references, samples, application="graphic"):
    textile = application == "textiles"
    n, m = references.shape[0], samples.shape[0]
    E = np.zeros((n, m))
    for i in range(n):
        C1 = np.sqrt(references[i, 1] ** 2 + references[i, 2] ** 2)
        weight_c = (0.048 if textile else 0.045) * C1
        weight_h = (0.014 if textile else 0.015) * C1
        for j in range(m):
            delta = references[i] - samples[j]
            delta_c = C1 - np.sqrt(samples[j, 1] ** 2 + samples[j, 2] ** 2)
            delta_h = np.sqrt(np.maximum(delta[1] ** 2 + delta[2] ** 2 - delta_c**2, 0))
            delta_l = delta[0] / 2 if textile else delta[0]
            E[i, j] = np.sqrt(delta_l**2 + (delta_c / weight_c) ** 2 + (delta_h / weight_h) ** 2)
    return E
