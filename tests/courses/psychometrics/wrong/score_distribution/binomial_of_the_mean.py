# the binomial distribution with the mean probability, as if all items were equally difficult
def score_distribution(P):
    import math

    n, k = P.shape
    p = P.mean(axis=1, keepdims=True)
    s = np.arange(k + 1)
    ways = np.array([math.comb(k, int(x)) for x in s])
    dist = ways * p**s * (1 - p) ** (k - s)
    mean = dist @ s
    sd = np.sqrt(dist @ s**2 - mean**2)
    return dist, mean, sd
