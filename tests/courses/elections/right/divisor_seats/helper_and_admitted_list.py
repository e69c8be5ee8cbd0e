def divisor_seats(votes, seats, step, first, threshold):
    def divisor(s):
        return first if s == 0 else 1 + step * s

    share = votes / np.sum(votes)
    players = np.flatnonzero(share >= threshold)
    won = np.zeros(len(votes), dtype=int)
    for _ in range(seats):
        qs = np.array([votes[i] / divisor(won[i]) for i in players])
        won[players[qs.argmax()]] += 1
        last = qs.max()
    d = share - won / seats
    return {"gallagher": 100 * np.linalg.norm(d) / np.sqrt(2), "last": last, "won": won}
