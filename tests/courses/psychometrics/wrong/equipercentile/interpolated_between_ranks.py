# the equivalents are interpolated between the percentile ranks of the whole scores of Y, where they are spread evenly within u
def equipercentile(freq_x, freq_y):
    def percentile_ranks(freq):
        p = freq / freq.sum()
        return 100 * (p.cumsum() - p / 2)

    rx, ry = percentile_ranks(freq_x), percentile_ranks(freq_y)
    return rx, np.interp(rx, ry, np.arange(len(freq_y)))
