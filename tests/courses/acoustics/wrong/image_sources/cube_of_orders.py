# the condition takes the largest of |nx|, |ny|, |nz| instead of their sum, so all images of the cube are kept
def image_sources(source, room, beta, order):
    P, G, O = [], [], []
    for i in range(-order, order + 1):
        for j in range(-order, order + 1):
            for k in range(-order, order + 1):
                n = np.array([i, j, k])
                if np.max(np.abs(n)) <= order:
                    P.append(np.where(n % 2 == 0, n * room + source, (n + 1) * room - source))
                    G.append(np.prod(beta[:, 0] ** abs(n // 2)) * np.prod(beta[:, 1] ** abs((n + 1) // 2)))
                    O.append(np.sum(abs(n)))
    return np.array(P), np.array(G), np.array(O)
