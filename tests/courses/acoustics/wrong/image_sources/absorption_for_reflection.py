# beta is taken for an absorption coefficient: the gains are products of sqrt(1 - beta)
def image_sources(source, room, beta, order):
    refl = np.sqrt(1 - beta)
    ax = np.arange(-order, order + 1)
    n = np.array([[i, j, k] for i in ax for j in ax for k in ax])
    n = n[np.sum(np.abs(n), axis=1) <= order]
    odd = (n % 2).astype(bool)
    base = n * room
    positions = np.where(odd, base + room - source, base + source)
    e0 = np.abs(np.floor(n / 2))
    e1 = np.abs(np.floor((n + 1) / 2))
    gains = np.prod(refl[:, 0] ** e0, axis=1) * np.prod(refl[:, 1] ** e1, axis=1)
    return positions, gains, np.sum(np.abs(n), axis=1)
