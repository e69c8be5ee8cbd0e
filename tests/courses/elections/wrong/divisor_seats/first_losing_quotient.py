# returned the largest quotient that won no seat instead of the smallest that won one
def divisor_seats(votes, seats, step, first, threshold):
    p = len(votes)
    divs = 1 + step * np.arange(seats + 1.0)
    divs[0] = first
    table = votes[:, None] / divs[None, :]
    table[votes / votes.sum() < threshold] = 0
    flat = table.ravel()
    order = np.argsort(-flat, kind="stable")
    party = order // (seats + 1)
    won = np.bincount(party[:seats], minlength=p)
    last = flat[order[seats]]
    g = 100 * votes / votes.sum() - 100 * won / seats
    return {"won": won, "last": last, "gallagher": np.sqrt(0.5 * np.dot(g, g))}
