# plain nested loops with running discount, one age after the other
def temporary_annuities(l, i, term, m):
    annuities, endowments, often = [], [], []
    for x in range(len(l)):
        value, discount, year = 0.0, 1.0, 0
        while year < term and x + year < len(l):
            value += discount * l[x + year]
            discount /= 1 + i
            year += 1
        end = discount * l[x + term] / l[x] if x + term < len(l) else 0.0
        annuities.append(value / l[x])
        endowments.append(end)
        often.append(value / l[x] - (1 - end) * (m - 1) / (2.0 * m))
    return np.array(annuities), np.array(endowments), np.array(often)
