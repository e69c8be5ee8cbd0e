# only the living paths are kept, by their indices; dividends collected in a matrix and discounted at the end
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    living = np.arange(paths)
    money = np.full(paths, u, dtype=float)
    paid = np.zeros((paths, t))
    lost = np.zeros(paths)
    share = []
    for k in range(t):
        money[living] = (money[living] + c) * (1 + i) - claims[living, k]
        broke = living[money[living] < 0]
        lost[broke] = -money[broke]
        living = living[money[living] >= 0]
        paid[living, k] = np.maximum(money[living] - b, 0)
        money[living] = np.minimum(money[living], b)
        share.append(1 - len(living) / paths)
    discount = (1 + i) ** -np.arange(1.0, t + 1)
    return np.array(share), lost, paid @ discount
