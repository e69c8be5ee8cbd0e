def divisor_seats(votes, seats, step, first, threshold):
    p = len(votes)
    divs = 1 + step * np.arange(float(seats))
    divs[0] = first
    table = votes[:, None] / divs[None, :]
    table[votes / votes.sum() < threshold] = 0
    flat = table.ravel()
    order = np.argsort(-flat, kind="stable")[:seats]
    won = np.bincount(order // seats, minlength=p)
    g = 100 * votes / votes.sum() - 100 * won / seats
    return {"won": won, "last": flat[order[-1]], "gallagher": np.sqrt(0.5 * np.dot(g, g))}
