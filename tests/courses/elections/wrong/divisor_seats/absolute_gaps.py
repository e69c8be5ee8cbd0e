# took half of the sum of absolute gaps instead of the root of half of the sum of squares
def divisor_seats(votes, seats, step, first, threshold):
    in_percent = 100 * votes / np.sum(votes)
    allowed = in_percent >= 100 * threshold
    seats_won = np.zeros(votes.size, dtype=int)
    for n in range(seats):
        next_divisor = np.where(seats_won > 0, step * seats_won + 1, first)
        q = np.where(allowed, votes, 0) / next_divisor
        seats_won[np.argmax(q)] += 1
        last = np.max(q)
    gallagher = np.sum(np.abs(in_percent - 100 * seats_won / seats)) / 2
    return {"won": seats_won, "last": last, "gallagher": gallagher}
