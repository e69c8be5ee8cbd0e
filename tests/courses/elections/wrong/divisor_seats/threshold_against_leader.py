# held the votes against the threshold relative to the strongest party instead of relative to all votes
def divisor_seats(votes, seats, step, first, threshold):
    ok = votes / votes.max() >= threshold
    active = np.where(ok, votes, 0.0)
    won = np.zeros(votes.shape[0], dtype=int)
    current = np.full(votes.shape[0], float(first))
    for s in range(seats):
        q = active / current
        i = q.argmax()
        won[i] = won[i] + 1
        current[i] = 1 + step * won[i]
        last = q[i]
    V = 100 * votes / votes.sum()
    S = 100 * won / won.sum()
    return {"won": won, "last": last, "gallagher": np.sqrt(((V - S) ** 2).sum() / 2)}
