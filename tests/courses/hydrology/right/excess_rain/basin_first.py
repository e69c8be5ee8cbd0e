# style: helper per part and lists; the basin's cumulative runoff is averaged first and differenced after
def excess_rain(rain, before, cn, area):
    a, b, c = (10, 10, 0)
    if sum(before) < 35:
        a, b, c = 4.2, 10, -0.058
    elif sum(before) > 53:
        a, b, c = 23, 10, 0.13
    nums = [a * v / (b + c * v) for v in cn]

    def cumulative(number):
        S = 25400 / number - 254
        return np.array([0.0] + [max(p - 0.2 * S, 0) ** 2 / (p + 0.8 * S) for p in rain.cumsum()])

    Q = np.array([cumulative(v) for v in nums])
    share = area / area.sum()
    return np.diff(Q), np.diff(np.einsum("k,kt->t", share, Q))
