# averaged the adequacy over the outlets of each day instead of over the days of each outlet
def delivery_performance(delivered, required, area):
    keep = np.any(delivered > 0, axis=1)
    D, Rq = delivered[keep], required[keep]
    share = D / Rq
    w = area / area.sum()
    adequacy = np.where(share > 1, 1, share).mean(axis=1)
    efficiency = (w * np.where(share < 1, 1, Rq / D).mean(axis=0)).sum()
    average = share.mean(axis=0)
    dependability = np.sqrt(((share - average) ** 2).mean(axis=0)) / average
    mean = (share * w).sum(axis=1, keepdims=True)
    equity = np.sqrt((w * (share - mean) ** 2).sum(axis=1)) / mean[:, 0]
    rating = np.zeros(len(area), dtype=int)
    rating[dependability <= 0.2] = 1
    rating[dependability <= 0.1] = 2
    return dict(adequacy=adequacy, efficiency=efficiency, dependability=dependability, equity=equity, rating=rating)
