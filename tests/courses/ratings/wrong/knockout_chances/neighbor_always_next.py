# took the next block as the rivals of every block, around the end, instead of pairing the blocks

def knockout_chances(wins, draws, rounds, prizes):
    s, ll = bradley_terry(wins, draws, rounds)
    n = s.size
    r = prizes.size - 1
    alive = np.ones(n)
    chances = np.zeros((n, r))
    for t in range(r):
        size = 2**t
        nxt = np.zeros(n)
        for i in range(n):
            first = (i // size + 1) * size
            for d in range(size):
                j = (first + d) % n
                nxt[i] += alive[i] * alive[j] * s[i] / (s[i] + s[j])
        alive = nxt
        chances[:, t] = alive
    before = np.column_stack([np.ones(n), chances])
    after = np.column_stack([chances, np.zeros(n)])
    return chances, (before - after) @ prizes
