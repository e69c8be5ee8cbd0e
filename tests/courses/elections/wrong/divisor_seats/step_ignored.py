# divided by seats plus one, as D'Hondt does, whatever the step, instead of 1 + step * seats
def divisor_seats(votes, seats, step, first, threshold):
    p = len(votes)
    total = votes.sum()
    result = np.zeros(p, dtype=int)
    for seat in range(seats):
        top = -1.0
        who = 0
        for i in range(p):
            if votes[i] / total < threshold:
                continue
            if result[i] == 0:
                q = votes[i] / first
            else:
                q = votes[i] / (result[i] + 1)
            if q > top:
                top = q
                who = i
        result[who] += 1
    diff = 100 * votes / total - 100 * result / seats
    return {"won": result, "last": top, "gallagher": np.sqrt((diff**2).sum() / 2)}
