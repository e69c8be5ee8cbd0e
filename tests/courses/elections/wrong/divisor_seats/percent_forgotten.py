# left the shares in Gallagher's index between 0 and 1 instead of in percent
def divisor_seats(votes, seats, step, first, threshold):
    total = np.sum(votes)
    admitted = votes >= threshold * total
    won = np.zeros(len(votes), dtype=int)
    for _ in range(seats):
        d = 1.0 + step * won
        d[won == 0] = first
        q = votes / d
        q[~admitted] = 0
        best = q.argmax()
        last = q[best]
        won[best] += 1
    gallagher = np.sqrt(((votes / total - won / seats) ** 2).sum() / 2)
    return {"won": won, "last": last, "gallagher": gallagher}
