# the tail factor is read as an increase: the ultimate is multiplied by 1 + tail
def chain_ladder(paid, tail):
    size = len(paid)
    claims = np.cumsum(paid, axis=1)
    diagonal = np.array([claims[a, size - 1 - a] for a in range(size)])
    factors = np.zeros(size - 1)
    for dev in range(size - 1):
        cut = size - 1 - dev
        factors[dev] = claims[:cut, dev + 1].sum() / claims[:cut, dev].sum()
        claims[cut:, dev + 1] = claims[cut:, dev] * factors[dev]
    ultimate = claims[:, -1] * (1 + tail)
    return {"f": factors, "full": claims, "reserve": ultimate - diagonal}
