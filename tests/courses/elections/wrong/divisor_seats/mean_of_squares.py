# took the mean of the squared gaps over the parties instead of half of their sum in Gallagher's index
def divisor_seats(votes, seats, step, first, threshold):
    def divisor(s):
        return first if s == 0 else 1 + step * s

    share = votes / np.sum(votes)
    players = [i for i in range(len(votes)) if share[i] >= threshold]
    won = np.zeros(len(votes), dtype=int)
    for _ in range(seats):
        qs = [votes[i] / divisor(won[i]) for i in players]
        k = int(np.argmax(qs))
        last = qs[k]
        won[players[k]] += 1
    d = 100 * share - 100 * won / seats
    return {"won": won, "last": last, "gallagher": np.sqrt(np.mean(d**2))}
