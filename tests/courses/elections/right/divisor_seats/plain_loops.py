def divisor_seats(votes, seats, step, first, threshold):
    total = sum(votes)
    result = np.zeros(len(votes), dtype=int)
    for seat in range(seats):
        top, who = -1.0, 0
        for i, v in enumerate(votes):
            if v / total < threshold:
                continue
            q = v / first if result[i] == 0 else v / (1 + step * result[i])
            if q > top:
                top, who = q, i
        result[who] += 1
    acc = 0.0
    for i in range(len(votes)):
        acc += (100 * votes[i] / total - 100 * result[i] / seats) ** 2
    return {"won": result, "last": top, "gallagher": (acc / 2) ** 0.5}
