# what: compares the whole array in an if: crashes with an ambiguous truth value
def soft_threshold(z, lam):
    if z > lam:
        return z - lam
    elif z < -lam:
        return z + lam
    else:
        return 0 * z
